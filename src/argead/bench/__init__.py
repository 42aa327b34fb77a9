"""Measuring Argead beside its peers, all in one run: the figures of `argead bench`.

A new game of the catalogue is measured without a line here; a new peer is one entry in `peers.PEERS`.
"""

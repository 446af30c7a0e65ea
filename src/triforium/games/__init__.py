"""The titles, one folder each: their rules, material, texts and handbooks.

A folder with a `meta` module is a title; the kernel's registry finds it, and nothing else has to change.
"""

"""Makes the typed operations of the package from the document and the generated models; run by package-python.ts."""

/** The first line of every derived module. */
export const DERIVED_HEADER = '// Written by scripts/derive.js from generated/. Do not edit.\n';

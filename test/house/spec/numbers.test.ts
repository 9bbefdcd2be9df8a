import { describe, expect, it } from 'vitest';
import { checkSchemas } from '../../../scripts/spec-tools/check/schemas.ts';
import { bundleSpec } from '../../../scripts/spec-tools/generate/bundle.ts';
import { readOperations } from '../../../scripts/spec-tools/generate/operations.ts';
import type { Body } from '../../support/client/client.ts';

/** The result of the check after one change of a property. */
const faultsAfter = async (schema: string, property: string, change: (field: Body) => void): Promise<string[]> => {
  const bundle = await bundleSpec();
  change((bundle.document as Body).components.schemas[schema].properties[property]);
  return checkSchemas(bundle, readOperations(bundle).operations).map(({ message }) => message);
};

describe('numbers of the document', async () => {
  it('are all described correctly', async () => {
    expect(await faultsAfter('UpdateCompanyRequest', 'budget_monthly', () => {})).toEqual([]);
  });
  it('of a request need a maximum, a million millions at most', async () => {
    const fault = expect.stringMatching(/^UpdateCompanyRequest: budget_monthly is a number of a request.* maximum/);
    for (const maximum of [undefined, 1e12 + 1, 1e307])
      expect(await faultsAfter('UpdateCompanyRequest', 'budget_monthly', (field) => (field.maximum = maximum))).toEqual(
        [fault],
      );
  });
  it('need a format, in responses too, but no maximum there', async () => {
    expect(await faultsAfter('Forecast', 'estimated_cost', (field) => delete field.format)).toEqual([
      expect.stringMatching(/^Forecast: estimated_cost is a number, so it needs format: double$/),
    ]);
  });
});

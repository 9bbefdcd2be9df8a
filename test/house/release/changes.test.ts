import { describe, expect, it } from 'vitest';
import { changesOf } from '../../../scripts/release/changes.ts';
import { interfaceDocument } from '../../support/builders/interface-document.ts';

const FACTS = {
  version: '1.1.0',
  interface_version: '0.9.4',
  previous_version: '1.0.0',
  date: '2030-07-01',
  notes: '- More.',
};

describe('the list of changes of a release', () => {
  it('is empty if nothing changed, and for the first release', () => {
    const nothing = { ...FACTS, added: [], removed_or_narrowed: [], deprecated: [] };
    expect(changesOf(FACTS, interfaceDocument(), interfaceDocument())).toEqual(nothing);
    expect(changesOf({ ...FACTS, previous_version: null }, null, interfaceDocument())).toEqual({
      ...nothing,
      previous_version: null,
    });
  });
  it('lists what is new, what was removed or narrowed, and what is deprecated', () => {
    const [before, now] = [interfaceDocument(), interfaceDocument()];
    now.paths['/carts'] = { get: { operationId: 'listCarts', responses: {} } };
    now.components.schemas.Order.properties.gift = { type: 'boolean' };
    now.components.schemas.CreateOrder.properties.lines.maxItems = 10;
    const announced = { since: '2030-07-01', sunset: '2031-01-01', instead: 'listCarts' };
    now.paths['/orders'].get['x-deprecated'] = announced;
    const changes = changesOf(FACTS, before, now);
    const places = ['createOrder 201', 'getOrder 200', 'listOrders 200[]', 'orderShipped webhook'];
    expect(changes.added.toSorted()).toEqual([...places.map((place) => `${place}.gift`), 'listCarts'].toSorted());
    expect(changes.removed_or_narrowed).toEqual(['createOrder body.lines: smaller maxItems']);
    expect(changes.deprecated).toEqual([{ operation: 'listOrders', ...announced }]);
  });
});

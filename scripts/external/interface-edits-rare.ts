import type { Body } from '../../test/support/client/client.ts';
import type { Edit } from './interface-edits.ts';

const schemas = (document: Body) => document.components.schemas;
const order = (document: Body) => schemas(document).Order.properties;
const create = (document: Body) => schemas(document).CreateOrder.properties;
const one = (document: Body) => document.paths['/orders/{order_id}'];

/** Edits of rare parts of documents. */
export const RARE_EDITS: readonly Edit[] = [
  [
    'another default of listed values',
    (d) => Object.assign(create(d).wrap, { default: 'cloth' }),
    'createOrder body.wrap: default is "cloth" now',
  ],
  ['no default any more', (d) => delete create(d).gift.default, 'createOrder body.gift: default is nothing now'],
  [
    'a closed list opened',
    (d) => Object.assign(schemas(d).Status, { 'x-enum-extensibility': 'open' }),
    'getOrder 200.status: other values may come now',
  ],
  [
    'a webhook without a header',
    (d) => d.webhooks.shipped.post.parameters.pop(),
    'orderShipped webhook header webhook-id: removed',
  ],
  [
    'a header of a webhook that may be missing',
    (d) => delete d.webhooks.shipped.post.parameters[0].required,
    'webhook-id: may be missing now',
  ],
  [
    'a longer header of a webhook',
    (d) => Object.assign(d.webhooks.shipped.post.parameters[0].schema, { maxLength: 99 }),
    'webhook-id: larger maxLength',
  ],
  [
    'another name of a webhook',
    (d) => {
      d.webhooks.sent = d.webhooks.shipped;
      delete d.webhooks.shipped;
    },
    'orderShipped webhook: was POST shipped, is POST sent',
  ],
  [
    'a response to a webhook not taken',
    (d) => {
      d.webhooks.shipped.post.responses = { 200: { description: 'Taken.' } };
    },
    'orderShipped webhook 204: is not taken any more',
  ],
  [
    'a field that only comes',
    (d) => Object.assign(create(d).day, { readOnly: true }),
    'createOrder body.day: readOnly now',
  ],
  [
    'a field that only goes',
    (d) => Object.assign(order(d).labels, { writeOnly: true }),
    'getOrder 200.labels: writeOnly now',
  ],
  [
    'another beginning of all paths',
    (d) => Object.assign(d.servers[0], { url: 'https://shop.example/v2' }),
    'servers: no path begins with "/api"',
  ],
  ['another server', (d) => Object.assign(d.servers[0], { url: 'https://other.example/api/' }), null],
  [
    'empty values meant',
    (d) => Object.assign(one(d).get.parameters[1], { allowEmptyValue: true }),
    'getOrder query fields: other allowEmptyValue',
  ],
  [
    'a way of writing said in words',
    (d) => Object.assign(one(d).get.parameters[0], { style: 'simple', explode: false, allowReserved: false }),
    null,
  ],
  [
    'a bound of whole numbers in other words',
    (d) => {
      delete create(d).count.minimum;
      create(d).count.exclusiveMinimum = 0;
    },
    null,
  ],
  ['whole numbers in steps of one', (d) => Object.assign(create(d).count, { multipleOf: 1 }), null],
  [
    'a remark of others on a credential',
    (d) => Object.assign(d.components.securitySchemes.key, { 'x-note': 'y' }),
    null,
  ],
  [
    'two patterns instead of none',
    (d) => {
      create(d).with.allOf[1].properties.name = { pattern: '^a' };
      create(d).with.allOf.push({ properties: { name: { pattern: '^b' } } });
    },
    'createOrder body.with.name: other pattern',
  ],
];

import type { Body } from '../../test/support/client/client.ts';

/** An edit of the document: its name, the change, and the expected line of the comparison; null if the edit is not a breaking change. */
export type Edit = readonly [name: string, change: (document: Body) => unknown, finding: string | null];

const schemas = (document: Body) => document.components.schemas;
const order = (document: Body) => schemas(document).Order.properties;
const create = (document: Body) => schemas(document).CreateOrder.properties;
const orders = (document: Body) => document.paths['/orders'];
const one = (document: Body) => document.paths['/orders/{order_id}'];
const responseOf = (document: Body) => one(document).get.responses[200];

const operations: readonly Edit[] = [
  ['an operation removed', (d) => delete orders(d).post, 'createOrder: removed'],
  ['another operationId', (d) => Object.assign(orders(d).post, { operationId: 'addOrder' }), 'createOrder: removed'],
  [
    'another path',
    (d) => {
      d.paths['/order-list'] = orders(d);
      delete d.paths['/orders'];
    },
    'listOrders: moved from GET /orders to GET /order-list',
  ],
  [
    'another method',
    (d) => {
      orders(d).put = orders(d).post;
      delete orders(d).post;
    },
    'createOrder: moved from POST /orders to PUT /orders',
  ],
  ['another operation', (d) => Object.assign(orders(d), { patch: { operationId: 'editOrders', responses: {} } }), null],
  ['a webhook removed', (d) => delete d.webhooks.shipped, 'orderShipped: removed'],
  ['other texts', (d) => Object.assign(orders(d).get, { summary: 'Other', tags: ['x'], deprecated: true }), null],
];

const callers: readonly Edit[] = [
  [
    'a guard with fewer callers',
    (d) => Object.assign(orders(d).get, { 'x-access': 'lead' }),
    'listOrders: not everybody',
  ],
  ['a guard with other callers', (d) => Object.assign(one(d).get, { 'x-access': 'org' }), 'getOrder: not everybody'],
  ['a guard with more callers', (d) => Object.assign(one(d).get, { 'x-access': 'read' }), null],
  ['one of two guards', (d) => Object.assign(one(d).delete, { 'x-access': ['org'] }), null],
  ['a second guard', (d) => Object.assign(one(d).get, { 'x-access': ['lead', 'org'] }), 'getOrder: not everybody'],
  [
    'a public operation guarded',
    (d) => Object.assign(d.paths['/health'].get, { 'x-access': 'any' }),
    'getHealth: not everybody',
  ],
  ['a credential asked for', (d) => delete d.paths['/health'].get.security, 'getHealth: no credential is not enough'],
  ['a way of signing in removed', (d) => d.security.pop(), 'getOrder: session is not enough any more'],
  [
    'two credentials in one request',
    (d) => Object.assign(orders(d).get, { security: [{ key: [], session: [] }] }),
    'listOrders: key is not enough any more',
  ],
  [
    'another scope',
    (d) => one(d).delete.security[0].session.push('admin'),
    'deleteOrder: session is not enough any more',
  ],
  ['one way of signing in more', (d) => one(d).delete.security.push({ key: [] }), null],
  ['the ways in another order', (d) => d.security.reverse(), null],
  [
    'another cookie',
    (d) => Object.assign(d.components.securitySchemes.session, { name: 'sid' }),
    'credential session: is sent',
  ],
  ['another text of a credential', (d) => Object.assign(d.components.securitySchemes.key, { description: 'x' }), null],
];

const parameters: readonly Edit[] = [
  ['a parameter removed', (d) => orders(d).get.parameters.pop(), 'listOrders query status: removed'],
  [
    'a parameter of the path narrowed',
    (d) => Object.assign(one(d).parameters[0].schema, { pattern: '^0' }),
    'getOrder path order_id: other pattern',
  ],
  [
    'a required parameter for the whole path',
    (d) => one(d).parameters.push({ name: 'v', in: 'query', required: true, schema: {} }),
    'deleteOrder query v: is required now',
  ],
  [
    'a parameter of the path at each operation',
    (d) => {
      const [parameter] = one(d).parameters;
      delete one(d).parameters;
      one(d).get.parameters.push(parameter);
      one(d).delete.parameters = [parameter];
    },
    null,
  ],
  [
    'a parameter that was optional',
    (d) => Object.assign(one(d).get.parameters[0], { required: true }),
    'getOrder header x-trace: is required now',
  ],
  ['a header in other case', (d) => Object.assign(one(d).get.parameters[0], { name: 'x-trace' }), null],
  ['a header removed', (d) => one(d).get.parameters.shift(), 'getOrder header x-trace: removed'],
  [
    'a shorter header',
    (d) => Object.assign(one(d).get.parameters[0].schema, { maxLength: 20 }),
    'getOrder header x-trace: smaller maxLength',
  ],
  [
    'a list written in another way',
    (d) => Object.assign(one(d).get.parameters[1], { explode: true }),
    'getOrder query fields: other explode',
  ],
  [
    'another default',
    (d) => Object.assign(orders(d).get.parameters[0].schema, { default: 50 }),
    'listOrders query limit: default is 50 now',
  ],
  [
    'a smaller maximum',
    (d) => Object.assign(orders(d).get.parameters[0].schema, { maximum: 50 }),
    'listOrders query limit: smaller maximum',
  ],
  ['a larger maximum', (d) => Object.assign(orders(d).get.parameters[0].schema, { maximum: 500 }), null],
  ['parameters in another order', (d) => orders(d).get.parameters.reverse(), null],
  [
    'an optional parameter',
    (d) => orders(d).get.parameters.push({ name: 'q', in: 'query', schema: { type: 'string' } }),
    null,
  ],
];

const requests: readonly Edit[] = [
  [
    'a body that was optional',
    (d) => Object.assign(orders(d).post.requestBody, { required: true }),
    'createOrder body: is required now',
  ],
  ['a field required', (d) => schemas(d).CreateOrder.required.push('day'), 'createOrder body.day: is required now'],
  ['a field removed', (d) => delete create(d).gift, 'createOrder body.gift: removed'],
  ['an optional field', (d) => Object.assign(create(d), { rush: { type: 'boolean' } }), null],
  ['a value no longer taken', (d) => schemas(d).Status.enum.pop(), 'createOrder body.status: "sent" removed'],
  [
    'only certain values',
    (d) => Object.assign(create(d).lines.items, { enum: ['a'] }),
    'createOrder body.lines[]: only certain values',
  ],
  [
    'one value alone',
    (d) => Object.assign(create(d).gift, { const: true }),
    'createOrder body.gift: only certain values',
  ],
  [
    'another format',
    (d) => Object.assign(create(d).day, { format: 'date-time' }),
    'createOrder body.day: other format',
  ],
  [
    'a format where there was none',
    (d) => Object.assign(create(d).lines.items, { format: 'uri' }),
    'createOrder body.lines[]: other format',
  ],
  ['larger whole numbers', (d) => Object.assign(create(d).count, { format: 'int64' }), null],
  [
    'smaller whole numbers',
    (d) => Object.assign(create(d).price, { format: 'float' }),
    'createOrder body.price: other format',
  ],
  ['no format', (d) => delete create(d).day.format, null],
  ['no pattern', (d) => delete create(d).day.pattern, null],
  [
    'no entry twice',
    (d) => Object.assign(create(d).lines, { uniqueItems: true }),
    'createOrder body.lines: no entry may come twice',
  ],
  [
    'fewer entries',
    (d) => Object.assign(create(d).lines, { maxItems: 10 }),
    'createOrder body.lines: smaller maxItems',
  ],
  [
    'a bound in other words',
    (d) => {
      delete create(d).price.exclusiveMinimum;
      create(d).price.minimum = 0;
    },
    null,
  ],
  [
    'a bound that leaves its edge out',
    (d) => {
      delete create(d).count.minimum;
      create(d).count.exclusiveMinimum = 1;
    },
    'createOrder body.count: larger minimum',
  ],
  ['steps', (d) => Object.assign(create(d).price, { multipleOf: 5 }), 'createOrder body.price: other multipleOf'],
  [
    'values of a map narrowed',
    (d) => Object.assign(create(d).labels, { additionalProperties: { type: 'string' } }),
    'createOrder body.labels{}: number is not accepted',
  ],
  [
    'names of a map narrowed',
    (d) => Object.assign(create(d).labels, { propertyNames: { maxLength: 9 } }),
    'createOrder body.labels{name}',
  ],
  [
    'a map closed',
    (d) => Object.assign(create(d).labels, { additionalProperties: false }),
    'createOrder body.labels{}: removed',
  ],
  [
    'fewer entries of a map',
    (d) => Object.assign(create(d).labels, { maxProperties: 2 }),
    'createOrder body.labels: smaller maxProperties',
  ],
  [
    'one of several types removed',
    (d) => create(d).to.anyOf.splice(1, 1),
    'createOrder body.to: integer is not accepted',
  ],
  ['null removed', (d) => create(d).to.anyOf.pop(), 'createOrder body.to: null is not accepted'],
  ['alternatives in another order', (d) => create(d).to.anyOf.reverse(), null],
  [
    'alternatives as a list of types',
    (d) => Object.assign(create(d), { to: { type: ['null', 'number', 'string'] } }),
    null,
  ],
  ['more excluded', (d) => create(d).value.not.anyOf.push({ type: 'boolean' }), 'createOrder body.value: other not'],
  [
    'a part of several narrowed',
    (d) => Object.assign(schemas(d).Customer.properties.name, { maxLength: 9 }),
    'createOrder body.with.name: smaller maxLength',
  ],
  [
    'several parts written as one',
    (d) =>
      Object.assign(create(d), {
        with: { ...schemas(d).Customer, properties: { ...schemas(d).Customer.properties, vip: { type: 'boolean' } } },
      }),
    null,
  ],
  [
    'another media type',
    (d) => {
      const { content } = orders(d).post.requestBody;
      orders(d).post.requestBody.content = { 'application/xml': content['application/json'] };
    },
    'createOrder body: application/json removed',
  ],
];

const responses: readonly Edit[] = [
  ['a status removed', (d) => delete one(d).get.responses[304], 'getOrder 304: removed'],
  [
    'another success',
    (d) => Object.assign(orders(d).post.responses, { 202: { description: 'Later.' } }),
    'createOrder 202: may come now',
  ],
  ['another failure', (d) => Object.assign(orders(d).post.responses, { 409: { description: 'No.' } }), null],
  [
    'a media type removed',
    (d) => delete orders(d).get.responses[200].content['text/csv'],
    'listOrders 200: text/csv removed',
  ],
  ['a header removed', (d) => delete responseOf(d).headers.ETag, 'getOrder 200 header etag: removed'],
  [
    'a header that may be missing',
    (d) => delete responseOf(d).headers.ETag.required,
    'getOrder 200 header etag: may be missing',
  ],
  [
    'a header of another type',
    (d) => Object.assign(responseOf(d).headers['X-Left'].schema, { type: 'number' }),
    'getOrder 200 header x-left: may be number',
  ],
  ['a header more', (d) => Object.assign(responseOf(d).headers, { Age: { schema: { type: 'integer' } } }), null],
  ['a field removed', (d) => delete order(d).note, 'getOrder 200.note: removed'],
  ['a field that may be missing', (d) => schemas(d).Order.required.pop(), 'getOrder 200.lines: may be missing now'],
  ['a field more', (d) => Object.assign(order(d), { weight: { type: 'number' } }), null],
  ['a field that always comes', (d) => schemas(d).Order.required.push('kind'), null],
  ['a value more', (d) => schemas(d).Status.enum.push('lost'), 'getOrder 200.status: "lost" may come now'],
  ['a value more of an open list', (d) => schemas(d).Sort.enum.push('public'), null],
  ['values in another order', (d) => schemas(d).Status.enum.reverse(), null],
  ['any value', (d) => delete schemas(d).Status.enum, 'getOrder 200.status: other values may come now'],
  [
    'another constant',
    (d) => Object.assign(order(d).kind, { const: 'basket' }),
    'getOrder 200.kind: "basket" may come now',
  ],
  [
    'a field that may be null',
    (d) => Object.assign(order(d).total, { type: ['number', 'null'] }),
    'getOrder 200.total: may be null now',
  ],
  ['a field that is never null', (d) => Object.assign(order(d).note, { type: 'string' }), null],
  [
    'null written in another way',
    (d) =>
      Object.assign(order(d), {
        customer: { oneOf: [{ type: ['string', 'null'], const: null }, { $ref: '#/components/schemas/Customer' }] },
      }),
    null,
  ],
  [
    'a reference written out',
    (d) => Object.assign(order(d), { status: { type: 'string', enum: ['paid', 'sent', 'open'] } }),
    null,
  ],
  ['a whole number instead of any', (d) => Object.assign(order(d).total, { type: 'integer', multipleOf: 1 }), null],
  ['a variant more', (d) => order(d).payment.oneOf.push({ type: 'string' }), 'getOrder 200.payment: may be string now'],
  [
    'a variant of the same type more',
    (d) => order(d).payment.oneOf.push({ type: 'object', properties: { by: { const: 'cash' } } }),
    'getOrder 200.payment',
  ],
  [
    'a variant less',
    (d) => {
      order(d).payment.oneOf.pop();
      delete order(d).payment.discriminator.mapping.transfer;
      order(d).payment.discriminator.mapping.transfer = '#/components/schemas/Transfer';
    },
    null,
  ],
  [
    'another discriminator',
    (d) => Object.assign(order(d).payment.discriminator, { propertyName: 'kind' }),
    'getOrder 200.payment: other discriminator',
  ],
  [
    'a discriminator that leads elsewhere',
    (d) => Object.assign(order(d).payment.discriminator.mapping, { card: '#/components/schemas/Transfer' }),
    'no longer leads "card"',
  ],
  ['no discriminator', (d) => delete order(d).payment.discriminator, 'getOrder 200.payment: other discriminator'],
  ['a longer text', (d) => Object.assign(order(d).note, { maxLength: 500 }), 'getOrder 200.note: larger maxLength'],
  ['a text without bound', (d) => delete order(d).note.maxLength, 'getOrder 200.note: larger maxLength'],
  ['a shorter text', (d) => Object.assign(order(d).note, { maxLength: 100 }), null],
  ['an empty list', (d) => Object.assign(order(d).lines, { minItems: 0 }), 'getOrder 200.lines: smaller minItems'],
  [
    'a longer list',
    (d) => Object.assign(orders(d).get.responses[200].content['application/json'].schema, { maxItems: 500 }),
    'listOrders 200: larger maxItems',
  ],
  ['entries that come twice', (d) => delete order(d).lines.uniqueItems, 'getOrder 200.lines: entries may come twice'],
  [
    'a UUID instead of a text that is not blank',
    (d) => Object.assign(order(d).note, { format: 'uuid', pattern: '^[0-9a-f-]{36}$' }),
    null,
  ],
  ['another pattern', (d) => Object.assign(order(d).note, { pattern: '^x' }), 'getOrder 200.note: other pattern'],
  ['no format', (d) => delete order(d).id.format, 'getOrder 200.id: other format'],
  ['finer steps', (d) => Object.assign(order(d).total, { multipleOf: 0.25 }), 'getOrder 200.total: other multipleOf'],
  [
    'longer values of a map',
    (d) => Object.assign(order(d).labels.additionalProperties, { maxLength: 99 }),
    'getOrder 200.labels{}: larger maxLength',
  ],
  [
    'a map without values',
    (d) => Object.assign(order(d).labels, { additionalProperties: false }),
    'getOrder 200.labels{}: removed',
  ],
  [
    'entries of another type',
    (d) => Object.assign(order(d).lines, { items: { type: 'integer' } }),
    'getOrder 200.lines[]: may be integer now',
  ],
  [
    'a schema that holds itself',
    (d) => Object.assign(schemas(d).Customer.properties.name, { type: ['string', 'null'] }),
    'getOrder 200.customer.name: may be null now',
  ],
];

export const EDITS: readonly Edit[] = [...operations, ...callers, ...parameters, ...requests, ...responses];

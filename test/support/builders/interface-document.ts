import type { Body } from '../client/client.ts';

/** A small interface document that contains each kind of thing that a client can rely on. */
export const interfaceDocument = (): Body => ({
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1.0.0' },
  servers: [{ url: 'https://shop.example/api' }],
  security: [{ key: [] }, { session: [] }],
  paths: {
    '/orders/{order_id}': {
      parameters: [{ name: 'order_id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
      get: {
        operationId: 'getOrder',
        tags: ['orders'],
        'x-access': 'lead',
        parameters: [
          { name: 'X-Trace', in: 'header', schema: { type: 'string', maxLength: 40 } },
          {
            name: 'fields',
            in: 'query',
            style: 'form',
            explode: false,
            schema: { type: 'array', items: { type: 'string' } },
          },
        ],
        responses: {
          200: {
            description: 'The order.',
            headers: {
              ETag: { required: true, schema: { type: 'string' } },
              'X-Left': { schema: { type: 'integer', minimum: 0 } },
            },
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } },
          },
          304: { description: 'The same as before.' },
          404: {
            description: 'Unknown.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
          },
        },
      },
      delete: {
        operationId: 'deleteOrder',
        'x-access': ['approve', 'org'],
        security: [{ session: ['orders'] }],
        responses: { 204: { description: 'Gone.' } },
      },
    },
    '/orders': {
      get: {
        operationId: 'listOrders',
        'x-access': 'read',
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 } },
          { name: 'status', in: 'query', schema: { $ref: '#/components/schemas/Status' } },
        ],
        responses: {
          200: {
            description: 'Orders.',
            content: {
              'application/json': {
                schema: { type: 'array', maxItems: 100, items: { $ref: '#/components/schemas/Order' } },
              },
              'text/csv': { schema: { type: 'string' } },
            },
          },
        },
      },
      post: {
        operationId: 'createOrder',
        'x-access': 'write',
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/CreateOrder' } } },
        },
        responses: {
          201: {
            description: 'Made.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } },
          },
        },
      },
    },
    '/health': {
      get: {
        operationId: 'getHealth',
        'x-access': 'public',
        security: [],
        responses: { 200: { description: 'Well.', content: { 'application/json': { schema: { type: 'object' } } } } },
      },
    },
  },
  webhooks: {
    shipped: {
      post: {
        operationId: 'orderShipped',
        parameters: [{ name: 'webhook-id', in: 'header', required: true, schema: { type: 'string', maxLength: 64 } }],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } } },
        responses: { 204: { description: 'Taken.' } },
      },
    },
  },
  components: {
    securitySchemes: {
      key: { type: 'http', scheme: 'bearer', description: 'A key.' },
      session: { type: 'apiKey', in: 'cookie', name: 'session' },
    },
    schemas: {
      Status: { type: 'string', enum: ['open', 'paid', 'sent'] },
      Sort: { type: 'string', enum: ['private', 'business'], 'x-enum-extensibility': 'open' },
      Order: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'status', 'total', 'payment', 'note', 'lines'],
        properties: {
          id: { type: 'string', format: 'uuid' },
          status: { $ref: '#/components/schemas/Status' },
          sort: { $ref: '#/components/schemas/Sort' },
          kind: { const: 'order' },
          total: { type: 'number', minimum: 0, maximum: 1000, multipleOf: 0.5 },
          note: { type: ['string', 'null'], maxLength: 200, pattern: '^\\S' },
          lines: { type: 'array', minItems: 1, maxItems: 50, uniqueItems: true, items: { type: 'string' } },
          labels: { type: 'object', additionalProperties: { type: 'string', maxLength: 20 } },
          customer: { anyOf: [{ $ref: '#/components/schemas/Customer' }, { type: 'null' }] },
          payment: {
            oneOf: [{ $ref: '#/components/schemas/Card' }, { $ref: '#/components/schemas/Transfer' }],
            discriminator: {
              propertyName: 'by',
              mapping: { card: '#/components/schemas/Card', transfer: '#/components/schemas/Transfer' },
            },
          },
        },
      },
      Customer: {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string' }, parent: { $ref: '#/components/schemas/Customer' } },
      },
      Card: {
        type: 'object',
        required: ['by', 'digits'],
        properties: { by: { const: 'card' }, digits: { type: 'string' } },
      },
      Transfer: {
        type: 'object',
        required: ['by', 'iban'],
        properties: { by: { const: 'transfer' }, iban: { type: 'string' } },
      },
      CreateOrder: {
        type: 'object',
        additionalProperties: false,
        required: ['lines'],
        properties: {
          lines: { type: 'array', minItems: 1, maxItems: 50, items: { type: 'string', minLength: 1, maxLength: 80 } },
          status: { $ref: '#/components/schemas/Status' },
          gift: { type: 'boolean', default: false },
          wrap: { type: 'string', enum: ['paper', 'cloth'], default: 'paper' },
          day: { type: 'string', format: 'date', pattern: '^2' },
          count: { type: 'integer', format: 'int32', minimum: 1 },
          price: { type: 'number', exclusiveMinimum: 0 },
          labels: { type: 'object', additionalProperties: { type: ['string', 'number'] }, maxProperties: 5 },
          value: { not: { anyOf: [{ type: 'object' }, { type: 'array' }] } },
          to: { anyOf: [{ type: 'string' }, { type: 'integer' }, { type: 'null' }] },
          with: {
            allOf: [
              { $ref: '#/components/schemas/Customer' },
              { type: 'object', properties: { vip: { type: 'boolean' } } },
            ],
          },
        },
      },
      Problem: { type: 'object', additionalProperties: true, properties: { title: { type: 'string' } } },
    },
  },
});

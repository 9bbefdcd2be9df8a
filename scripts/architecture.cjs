/**
 * The allowed imports between folders (ARCHITECTURE.md), for dependency-cruiser: `depcruise --config scripts/architecture.cjs`.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Modules that need each other are one module. Entities may name each other in relations.',
      severity: 'error',
      from: { pathNot: '[.]entity[.]ts$' },
      to: { circular: true, viaOnly: { pathNot: '[.]entity[.]ts$' } },
    },
    {
      name: 'nothing-missing',
      comment: 'An import that leads nowhere, or to a package that package.json does not name.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'packages-are-declared',
      comment: 'What the product runs on is a dependency, not a development dependency or an accident of the tree.',
      severity: 'error',
      from: {
        path: '^(domain|handlers|scripts/(operate|spec-tools/(derive|pages|validators)))/',
        // Imports of types need no package at run time.
        pathNot: '^scripts/spec-tools/derive/client-types[.]ts$',
      },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'handlers-never-touch-the-database',
      comment: 'Handlers call services; what they need from the ORM or the driver is a service method that is missing.',
      severity: 'error',
      from: { path: '^handlers/' },
      to: { path: 'node_modules/(@mikro-orm|pg|pg-[^/]+|graphile-worker)/' },
    },
    {
      name: 'presenters-import-types-only',
      comment:
        'A presenter is a pure function from a domain object to its wire shape, which a list of fields may tell.',
      severity: 'error',
      from: { path: '^handlers/presenters/' },
      to: {
        pathNot: ['^handlers/presenters/', '^domain/organisation/value/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-the-adapter-imports-openapi-backend',
      comment:
        'Only one file imports the library (spec/decisions/0029-own-router-and-validators-with-openapi-backend.md).',
      severity: 'error',
      from: { pathNot: '^handlers/http/openapi-backend[.]ts$' },
      to: { path: 'node_modules/openapi-backend/' },
    },
    {
      name: 'the-domain-has-never-heard-of-http',
      comment: 'The domain runs without Express, without handlers and without anything generated from the document.',
      severity: 'error',
      from: { path: '^domain/' },
      to: {
        path: '^(handlers|generated|derived|spec|scripts)/|node_modules/(express|openapi-backend|passport[^/]*|cookie|raw-body)/',
      },
    },
    {
      name: 'no-circles-between-folders',
      comment: 'Folders that need each other are one folder, types included.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(domain|handlers|clients|scripts|console/src)/' },
      to: { circular: true },
    },
    {
      name: 'clients-know-the-interface-alone',
      comment:
        'Clients use only the interface: types and operations generated from the document, the platform, and the dependencies of their ' +
        'own package. The conformance kit reads the document itself and validates with Ajv.',
      severity: 'error',
      from: { path: '^clients/' },
      to: {
        path: '^(domain|handlers|scripts|test|generated|derived|node_modules)/',
        pathNot: [
          '^node_modules/(ajv(-formats)?|eventsource-parser|openapi-fetch|standardwebhooks)/',
          '^derived/client-operations[.]ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the-console-knows-the-interface-alone',
      comment: 'The first client team: the client for TypeScript, and libraries of the browser.',
      severity: 'error',
      from: { path: '^console/' },
      to: {
        path: '^(clients|domain|handlers|scripts|test|generated|derived|node_modules)/',
        pathNot: '^(clients/typescript/src/index[.]ts|node_modules/(preact|@preact/signals|d3-hierarchy)/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'kernel-stands-alone',
      comment: 'The kernel imports itself, Node and named libraries.',
      severity: 'error',
      from: { path: '^domain/foundation/kernel/' },
      to: { path: '^(domain|handlers|generated|derived|scripts|test)/', pathNot: '^domain/foundation/kernel/' },
    },
    {
      name: 'errors-stand-alone',
      comment: 'The taxonomy of errors imports nothing at all.',
      severity: 'error',
      from: { path: '^domain/foundation/errors/' },
      to: { pathNot: '^domain/foundation/errors/' },
    },
    {
      name: 'the-foundation-knows-no-area',
      comment: 'What every area stands on knows none of them.',
      severity: 'error',
      from: { path: '^domain/foundation/' },
      to: { path: '^domain/', pathNot: '^domain/foundation/' },
    },
    {
      name: 'the-next-storey-knows-the-foundation-alone',
      comment:
        'The embedded server, the way to models and the organisation stand on the foundation, beneath all areas.',
      severity: 'error',
      from: { path: '^domain/(postgres|llm|organisation)/' },
      to: { path: '^domain/', pathNot: ['^domain/foundation/', '^domain/$1/'] },
    },
    {
      name: 'the-guide-is-a-provider',
      comment:
        'The built-in guide, its questions and its words are reached through the interface of providers. Only the two ' +
        'files that create providers name it.',
      severity: 'error',
      from: {
        path: '^(domain|handlers|scripts)/',
        pathNot: [
          '^domain/llm/providers/guide/',
          '^domain/providers/catalogue-entries[.]ts$',
          '^handlers/server/catalogues[.]ts$',
        ],
      },
      to: { path: '^domain/llm/providers/guide/' },
    },
    {
      name: 'providers-are-created-by-their-entry',
      comment: 'Who creates the guide knows its provider, and nothing of its rules.',
      severity: 'error',
      from: { path: '^(domain/providers|handlers)/' },
      to: { path: '^domain/llm/providers/guide/', pathNot: '^domain/llm/providers/guide/guided[.]ts$' },
    },
    {
      name: 'nothing-knows-the-composition-root',
      comment: 'Modules are listed there; none of them looks back.',
      severity: 'error',
      from: { path: '^domain/' },
      to: { path: '^domain/services[.]ts$' },
    },
    {
      name: 'entities-hold-no-logic',
      comment: 'An entity describes a table. It may name other entities, and types.',
      severity: 'error',
      from: { path: '[.]entity[.]ts$' },
      to: {
        path: '^domain/',
        pathNot: '[.]entity[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'tables-of-another-area-through-its-service',
      comment:
        'Another area is reached through its service. Records may be passed around as types; relations name entities. The ' +
        'exception: auth and users are one account (sign-in reads and locks the user).',
      severity: 'error',
      from: { path: '^domain/([^/]+)/', pathNot: ['[.]entity[.]ts$', '^domain/auth/'] },
      to: {
        path: '^domain/([^/]+)/.*[.]entity[.]ts$',
        pathNot: ['^domain/$1/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'configuration-is-read-once',
      comment: 'handlers/server/config.ts is the only reader of the environment; the domain is given values.',
      severity: 'error',
      from: { path: '^domain/' },
      to: { path: '^handlers/server/config[.]ts$' },
    },
    {
      name: 'the-product-never-imports-its-tests',
      comment: 'Nothing of test/ or scripts/ runs in production.',
      severity: 'error',
      from: { path: '^(domain|handlers|generated|derived)/' },
      to: { path: '^(test|scripts)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(node_modules|[.]data|scripts/external/programs)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
    moduleSystems: ['es6'],
  },
};

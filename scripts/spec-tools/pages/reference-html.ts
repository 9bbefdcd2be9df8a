import { blocks, escaped, inline, type Links, ownPages } from '../../../handlers/http/pages/markup.ts';
import { searchField } from '../../../handlers/http/pages/search-field.ts';
import { dereference } from '../../shared/dereference.ts';
import { asList, asMap, type JsonMap } from '../../shared/json.ts';
import { type Operation, operationsIn } from './operations.ts';
import { exampleOf, fill } from './request-model.ts';
import { LANGUAGES, type Language, sampleOf } from './samples.ts';
import { SchemaWords } from './schema-html.ts';

/** Placeholder for the public address of the server that shows the page. */
export const BASE_URL = 'https://base-url.invalid';

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  'typescript-client': 'TypeScript client',
  'python-client': 'Python client',
  curl: 'curl',
  typescript: 'TypeScript',
  python: 'Python',
};

interface Tag {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly operations: readonly Operation[];
}

const tagsOf = (document: JsonMap): Tag[] => {
  const operations = operationsIn(document);
  const tags = asList(document.tags).map(asMap);
  const order = asList(document['x-tagGroups']).flatMap((group) => asList(asMap(group).tags));
  return order.map((name) => {
    const tag = tags.find((one) => one.name === name) ?? {};
    return {
      name: String(name),
      title: String(tag['x-displayName'] ?? name),
      description: String(tag.description ?? ''),
      operations: operations.filter((operation) => operation.tag === name),
    };
  });
};

const badge = (method: string): string => `<span class="method ${method.toLowerCase()}">${method}</span>`;

/** Allows line breaks in a path after each segment. */
const pathHtml = (path: string): string => escaped(path).replaceAll('/', '/<wbr>');

const linkTo = ({ id, summary, path, method }: Operation): string =>
  `<li data-find="${escaped(`${id} ${summary} ${method} ${path}`.toLowerCase())}"><a href="#${id}">${badge(method)}<span>${escaped(summary)}</span></a></li>`;

const contents = (tags: readonly Tag[]): string =>
  tags
    .map(
      ({ name, title, operations }) =>
        `<section><h2><a href="#tag-${name}">${escaped(title)}</a></h2><ul>${operations.map(linkTo).join('\n')}</ul></section>`,
    )
    .join('\n');

const samples = ({ model }: Operation): string => {
  const request = fill(model, exampleOf(model));
  const tabs = LANGUAGES.map(
    (language) => `<button type="button" data-language="${language}">${LANGUAGE_NAMES[language]}</button>`,
  );
  const texts = LANGUAGES.map((language) => {
    const text = sampleOf(model, request, language, 'key', BASE_URL);
    return `<pre tabindex="0" aria-label="${LANGUAGE_NAMES[language]}" data-language="${language}"><code>${escaped(text)}</code></pre>`;
  });
  return `<div class="samples"><div class="tabs" role="group" aria-label="Language">${tabs.join('')}</div>${texts.join('')}</div>`;
};

const modelScript = ({ model }: Operation): string =>
  `<script type="application/json">${JSON.stringify(model).replaceAll('<', '\\u003c')}</script>`;

/** The form for credentials, which browser/credentials.ts makes interactive. */
const CREDENTIALS = `<section class="credentials" aria-labelledby="who"><h2 id="who">Who tries</h2>
<p><label for="key">API key, kept in this tab alone</label> <input id="key" type="password" autocomplete="off" spellcheck="false"> <button type="button" id="forget">Forget</button></p>
<p id="session" role="status">Not signed in with a session; <a href="#login">login</a> opens one.</p>
<p><label for="shown">Samples with</label> <select id="shown" autocomplete="off"><option value="key">an API key</option><option value="session">a session</option></select></p></section>`;

/** The generated part of the page: the contents, every operation and every schema. */
class Reference {
  readonly #document: JsonMap;
  readonly #words: SchemaWords;
  readonly #links: Links;

  constructor(document: JsonMap, tags: readonly Tag[]) {
    const known = new Set(tags.flatMap(({ operations }) => operations.map(({ id }) => id)));
    this.#document = document;
    this.#links = (code) => {
      if (code === 'externalDocs') return '/docs/guide';
      return known.has(code) ? `#${code}` : ownPages(code);
    };
    this.#words = new SchemaWords(asMap(asMap(document.components).schemas), this.#links);
  }

  tag({ name, title, description, operations }: Tag): string {
    return `<section class="tag" aria-labelledby="tag-${name}"><header><h2 id="tag-${name}">${escaped(title)}</h2>${this.text(description)}</header>
${operations.map((operation) => this.#operation(operation)).join('\n')}
</section>`;
  }

  text(words: string): string {
    return blocks(words, this.#links);
  }

  schemas(): string {
    return `<section class="tag" aria-labelledby="schemas"><header><h2 id="schemas">Shapes</h2></header>\n${this.#words.descriptions()}\n</section>`;
  }

  #operation(operation: Operation): string {
    const { id, summary, method, path, description } = operation;
    return `<article class="operation" id="${id}" aria-labelledby="${id}-title"><div class="said">
<h3 id="${id}-title"><a href="#${id}">${escaped(summary)}</a></h3>
<p class="line">${badge(method)} <code>${pathHtml(path)}</code></p><p class="id"><code>${id}</code></p>
${this.text(description)}
${this.#parameters(operation)}${this.#body(operation)}${this.#responses(operation)}
</div><div class="done">${samples(operation)}<button type="button" class="try">Try it</button>${modelScript(operation)}</div></article>`;
  }

  #parameters({ parameters }: Operation): string {
    if (parameters.length === 0) return '';
    const fields = parameters.map((one) =>
      this.#words.field(
        `${one.name}`,
        asMap(one.schema),
        one.required === true,
        `${this.#place(one)} ${one.description ?? ''}`,
      ),
    );
    return `<h4>Parameters</h4><dl class="fields">${fields.join('')}</dl>`;
  }

  #place({ in: place }: JsonMap): string {
    return place === 'path' ? 'In the path.' : place === 'query' ? 'In the query.' : 'A header.';
  }

  #body({ body, isBodyRequired }: Operation): string {
    if (body === null) return '';
    return `<h4>Body${isBodyRequired ? '' : ' (may be left out)'}</h4>${this.#words.shapeOf(asMap(body.schema))}`;
  }

  #responses({ responses }: Operation): string {
    const entries = [...responses];
    const good = entries.filter(([status]) => /^[123]/.test(status));
    const failures = entries.filter(([status]) => /^[45]/.test(status));
    const rows = failures.map(
      ([status, { description }]) =>
        `<div><dt><code>${status}</code></dt><dd>${inline(String(description), this.#links)}</dd></div>`,
    );
    return `<h4>Answers</h4>${good.map(([status, response]) => this.#success(status, response)).join('')}
<details><summary>Failures: ${failures.map(([status]) => status).join(', ')}</summary><dl class="fields">${rows.join('')}</dl></details>`;
  }

  #success(status: string, response: JsonMap): string {
    const about = `<code>${status}</code> ${inline(String(response.description), this.#links)}`;
    const parts = Object.entries(asMap(response.content)).map(([type, content]) => {
      const shape = this.#words.typeOf(this.#words.contentOf(asMap(asMap(content).schema)));
      return `<p><code>${escaped(type)}</code> ${shape}</p>${this.#example(asMap(content))}`;
    });
    return parts.length === 0 ? `<p>${about}</p>` : `<details><summary>${about}</summary>${parts.join('')}</details>`;
  }

  #example(content: JsonMap): string {
    const example = dereference(this.#document, Object.values(asMap(content.examples))[0]);
    const value = example.serializedValue ?? example.value;
    if (value === undefined) return '';
    const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
    return `<pre tabindex="0" aria-label="Example: ${escaped(String(example.summary ?? ''))}"><code>${escaped(text)}</code></pre>`;
  }
}

/** The reference as HTML, between the shared header and footer. `articles`: the contents of the other pages. The same document always gives the same text. */
export const renderReference = (document: JsonMap, articles: string): string => {
  const tags = tagsOf(document);
  const reference = new Reference(document, tags);
  const sections = tags.map((tag) => reference.tag(tag)).join('\n');
  const { title, description } = asMap(document.info);
  return `<div class="columns">
<nav id="contents" aria-label="Operations">
${searchField}
${contents(tags)}
<section><h2><a href="#schemas">Shapes</a></h2></section>
${articles}
</nav>
<main id="content" data-base-url="${BASE_URL}">
<header class="about"><h1>${escaped(String(title))}</h1>${reference.text(String(description))}
${CREDENTIALS}</header>
${sections}
${reference.schemas()}
</main>
</div>
`;
};

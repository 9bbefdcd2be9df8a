import { asList, asMap, type Json, type JsonMap } from '../../shared/json.ts';
import { EVENT_STREAM, framesOf, tagOfGroup } from '../derive/openapi-32.ts';
import type { SpecError } from '../expand/spec-files.ts';

const ROOT = 'spec/openapi.yaml';
const error = (message: string): SpecError => ({ file: ROOT, message });

const namesOf = (list: Json | undefined): string[] => asList(list).map((each) => String(asMap(each).name));

/** Checks that the OpenAPI 3.2 document can be derived from the document. */
export function checkDerivable(document: JsonMap): SpecError[] {
  return [...checkTags(document), ...checkGroups(document), ...checkFrames(document)];
}

function checkTags({ tags, 'x-tagGroups': groups }: JsonMap): SpecError[] {
  const grouped = asList(groups).flatMap((group) => asList(asMap(group).tags));
  return asList(tags).flatMap((tag) => {
    const { name, 'x-displayName': display } = asMap(tag);
    const times = grouped.filter((member) => member === name).length;
    return [
      ...(times === 1 ? [] : [error(`tag ${name}: belongs into exactly one group of x-tagGroups`)]),
      ...(typeof display === 'string' ? [] : [error(`tag ${name}: needs an x-displayName`)]),
    ];
  });
}

function checkGroups({ tags, 'x-tagGroups': groups }: JsonMap): SpecError[] {
  const known = namesOf(tags);
  return asList(groups).flatMap((group) => {
    const { name, tags: members, 'x-description': description } = asMap(group);
    const strangers = asList(members).filter((member) => !known.includes(String(member)));
    return [
      ...strangers.map((member) => error(`group ${name}: tag ${member} does not exist`)),
      ...(known.includes(tagOfGroup(String(name))) ? [error(`group ${name}: has the name of a tag`)] : []),
      ...(typeof description === 'string' ? [] : [error(`group ${name}: needs an x-description`)]),
    ];
  });
}

/** A frame is an object with `event` and `data`. Only event streams may use its schema, because it differs in 3.2. */
function checkFrames(document: JsonMap): SpecError[] {
  const frames = framesOf(document);
  const schemas = asMap(asMap(document.components).schemas);
  const others = Object.entries(schemas).filter(([, schema]) => asMap(schema).oneOf === undefined);
  const elsewhere = JSON.stringify([document.paths, others], (key, value) => (key === EVENT_STREAM ? null : value));
  return frames.flatMap((name) => {
    const { event, data } = asMap(asMap(schemas[name]).properties);
    return [
      ...(event === undefined || data === undefined ? [error(`${name}: a frame has event and data`)] : []),
      ...(elsewhere.includes(`"#/components/schemas/${name}"`)
        ? [error(`${name}: a frame is used by its event stream alone`)]
        : []),
    ];
  });
}

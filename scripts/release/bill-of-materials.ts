import { read, run } from './repository.ts';

interface Component {
  readonly 'bom-ref': string;
  readonly properties?: readonly { readonly name: string }[];
}
interface Dependency {
  readonly ref: string;
  readonly dependsOn: readonly string[];
}

const isForDevelopment = ({ properties = [] }: Component): boolean =>
  properties.some(({ name }) => name === 'cdx:npm:package:development');

/**
 * The software bill of materials in the CycloneDX form of npm, without development packages. `--omit=dev` of npm would also omit packages
 * that are needed in both.
 */
export const billOfMaterials = (): string => {
  const bill = JSON.parse(run('npm', 'sbom', '--sbom-format=cyclonedx', '--package-lock-only'));
  const components: readonly Component[] = bill.components;
  const left = new Set(components.filter(isForDevelopment).map((each) => each['bom-ref']));
  const dependencies = (bill.dependencies as readonly Dependency[])
    .filter(({ ref }) => !left.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => !left.has(each)) }));
  // npm names the project after its folder.
  bill.metadata.component.name = JSON.parse(read('package.json')).name;
  const kept = components.filter((each) => !left.has(each['bom-ref']));
  return `${JSON.stringify({ ...bill, components: kept, dependencies }, null, 2)}\n`;
};

// Plain JavaScript on purpose: it must run, and say one clear line, on a Node that cannot run the rest.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `organisation-platform needs Node 22.18 or newer and found ${process.versions.node}: run "npm ci" without --ignore-scripts and without --omit, which brings Node 24, or use a newer Node\n`,
  );
  process.exit(1);
}

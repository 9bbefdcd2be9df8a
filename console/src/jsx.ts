// What elements are made by, wherever there are some: the build puts it in, and says so in fewer bytes than by the runtime of JSX.
export { Fragment, h } from 'preact';

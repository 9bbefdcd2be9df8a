// Runs before anything is shown, as a separate file, because the policy allows no inline code.
try {
  document.documentElement.dataset.theme = localStorage.getItem('theme') ?? 'system';
} catch {
  // Storage is disabled: the theme is that of the system.
}

/** The field that filters the contents (scripts/spec-tools/pages/browser/search.ts). */
export const searchField =
  '<div class="search"><label for="find">Search</label><input id="find" type="search" placeholder="Name, summary or path" autocomplete="off" spellcheck="false"><p id="found" role="status"></p></div>';

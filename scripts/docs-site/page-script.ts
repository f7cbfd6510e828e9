/** What the pages do beyond being read. Written for browsers as it stands; it asks nothing of the network. */
export const SCRIPT = `"use strict";
const root = document.body.dataset.root;
const theme = document.getElementById("theme");
const search = document.getElementById("search");
const found = document.getElementById("found");

document.querySelector(".tools").hidden = false;

// From disk a browser may refuse to keep anything.
function kept() {
  try {
    return localStorage.getItem("theme");
  } catch {
    return null;
  }
}

function keep(value) {
  try {
    localStorage.setItem("theme", value);
  } catch {}
}

function show(value) {
  document.documentElement.dataset.theme = value;
  theme.textContent = value === "dark" ? "Light" : "Dark";
}

show(kept() ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));
theme.addEventListener("click", () => {
  const next = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
  show(next);
  keep(next);
});

if (matchMedia("(max-width: 52rem)").matches) document.querySelector("nav details").open = false;

search.addEventListener("input", () => {
  const words = search.value.toLowerCase().split(/\\s+/).filter((each) => each !== "");
  const hits = [];
  if (words.length > 0) {
    for (const [title, path, more] of globalThis.catalogPages) {
      const name = title.toLowerCase();
      const text = (title + " " + more).toLowerCase();
      if (words.every((each) => text.includes(each))) hits.push([words.every((each) => name.includes(each)) ? 0 : 1, title, path]);
    }
    hits.sort((one, other) => one[0] - other[0]);
  }
  found.replaceChildren(
    ...hits.slice(0, 12).map(([, title, path]) => {
      const link = document.createElement("a");
      link.href = root + path;
      link.textContent = title + (path.startsWith("schemas/") ? " (schema)" : "");
      const item = document.createElement("li");
      item.append(link);
      return item;
    }),
  );
  found.hidden = hits.length === 0;
});

search.addEventListener("keydown", (event) => {
  if (event.key === "Enter") found.querySelector("a")?.click();
  if (event.key === "Escape") {
    search.value = "";
    found.hidden = true;
  }
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.target === search) return;
  event.preventDefault();
  search.focus();
});

for (const pre of document.querySelectorAll("main pre")) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  button.textContent = "Copy";
  button.addEventListener("click", async () => {
    const text = pre.querySelector("code").textContent;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      getSelection().selectAllChildren(pre);
      document.execCommand("copy");
    }
    button.textContent = "Copied";
    setTimeout(() => (button.textContent = "Copy"), 1500);
  });
  const box = document.createElement("div");
  box.className = "code";
  pre.replaceWith(box);
  box.append(button, pre);
}

for (const heading of document.querySelectorAll("main [id]:is(h2, h3, h4, h5)")) {
  const link = document.createElement("a");
  link.href = "#" + heading.id;
  link.className = "anchor";
  link.setAttribute("aria-label", "Link to " + heading.textContent);
  link.textContent = "#";
  heading.append(" ", link);
}
`;

/** What the pages do beyond being read. Written for browsers as it stands; it asks nothing of the network. */
export const SCRIPT = `"use strict";
const root = document.body.dataset.root;
const theme = document.getElementById("theme");
const search = document.getElementById("search");
const found = document.getElementById("found");

document.querySelector(".tools").hidden = false;

// From disk a browser may refuse to keep anything.
function kept(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function keep(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {}
}

function show(value) {
  document.documentElement.dataset.theme = value;
  theme.textContent = value === "dark" ? "Light" : "Dark";
}

show(kept("theme") ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));
theme.addEventListener("click", () => {
  const next = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
  show(next);
  keep("theme", next);
});

if (matchMedia("(max-width: 56rem)").matches) document.querySelector("nav .all").open = false;
const contents = document.querySelector("nav .all");
const current = contents.querySelector("[aria-current]");
if (current !== null) contents.scrollTop = current.offsetTop - contents.clientHeight / 2;

search.addEventListener("input", () => {
  const words = search.value.toLowerCase().split(/\\s+/).filter((each) => each !== "");
  const hits = [];
  if (words.length > 0) {
    for (const [title, path, more, kind] of globalThis.catalogPages) {
      const name = title.toLowerCase();
      const text = (title + " " + more + " " + kind).toLowerCase();
      if (words.every((each) => text.includes(each))) hits.push([words.every((each) => name.includes(each)) ? 0 : 1, title, path, kind]);
    }
    hits.sort((one, other) => one[0] - other[0]);
  }
  found.replaceChildren(
    ...hits.slice(0, 12).map(([, title, path, kind]) => {
      const link = document.createElement("a");
      link.href = root + path;
      const small = document.createElement("small");
      small.textContent = kind;
      link.append(title, small);
      const item = document.createElement("li");
      item.append(link);
      return item;
    }),
  );
  found.hidden = hits.length === 0;
});

// Arrows go up and down the results, from the field and back to it.
document.querySelector("header").addEventListener("keydown", (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || found.hidden) return;
  const stops = [search, ...found.querySelectorAll("a")];
  const next = stops[stops.indexOf(document.activeElement) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
});

search.addEventListener("keydown", (event) => {
  if (event.key === "Enter") found.querySelector("a")?.click();
  if (event.key === "Escape") {
    search.value = "";
    found.hidden = true;
  }
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") found.hidden = true;
  if (event.key !== "/" || event.target === search || event.ctrlKey || event.metaKey || event.altKey) return;
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

// The calls stand one below the other; with scripts one language is shown, the one last chosen.
const callIt = document.getElementById("call-it");
if (callIt !== null) {
  const parts = [];
  for (let next = callIt.nextElementSibling; next?.tagName === "H3"; next = next.nextElementSibling.nextElementSibling)
    parts.push([next, next.nextElementSibling]);
  const tabs = document.createElement("div");
  tabs.className = "tabs";
  tabs.setAttribute("role", "tablist");
  tabs.setAttribute("aria-label", "Language");
  const choose = (chosen) => {
    parts.forEach(([heading, box], index) => {
      heading.hidden = true;
      box.hidden = index !== chosen;
      tabs.children[index].setAttribute("aria-selected", String(index === chosen));
      tabs.children[index].tabIndex = index === chosen ? 0 : -1;
    });
  };
  parts.forEach(([heading, box], index) => {
    const name = heading.textContent;
    const tab = document.createElement("button");
    tab.type = "button";
    tab.id = "tab-" + heading.id;
    tab.textContent = name;
    tab.setAttribute("role", "tab");
    box.id = "panel-" + heading.id;
    box.setAttribute("role", "tabpanel");
    box.setAttribute("aria-labelledby", tab.id);
    tab.setAttribute("aria-controls", box.id);
    tab.addEventListener("click", () => {
      choose(index);
      keep("language", name);
    });
    tab.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const next = step === undefined ? undefined : tabs.children[(index + step + parts.length) % parts.length];
      next?.click();
      next?.focus();
    });
    tabs.append(tab);
  });
  callIt.after(tabs);
  const named = parts.findIndex(([heading]) => "#" + heading.id === location.hash);
  choose(named >= 0 ? named : Math.max(0, parts.findIndex(([heading]) => heading.textContent === kept("language"))));
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

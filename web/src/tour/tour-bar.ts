// The bar of the tour, above every page of a demo board. It knows nothing of the client below it, and changes who
// is signed in by an ordinary page load.
import { lookAroundAs, readTour, type Tour } from "./tour-calls.ts";
import { tourStyle } from "./tour-style.ts";

type Person = Tour["people"][number];

const addTo = <Name extends keyof HTMLElementTagNameMap>(
  parent: HTMLElement,
  name: Name,
  text: string,
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  element.textContent = text;
  parent.append(element);
  return element;
};

/** Kept in this browser, where storage is open to us. */
const keepFolded = (isFolded: boolean) => {
  try {
    if (isFolded) localStorage.setItem("tour", "folded");
    else localStorage.removeItem("tour");
  } catch {
    // The bar is as it was when the page is loaded again.
  }
};

/** The arrow keys go from person to person: the row is one stop of the Tab key (WAI-ARIA APG, toolbar). */
const moveByArrows = (row: HTMLElement, buttons: HTMLButtonElement[]) =>
  row.addEventListener("keydown", (event) => {
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
    const step = steps[event.key];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = step && at >= 0 ? buttons.at((at + step) % buttons.length) : undefined;
    if (!next) return;
    event.preventDefault();
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
    next.focus();
  });

const describe = ({ name, label, waiting }: Person) =>
  name === null ? `${label}: ${waiting}` : `${name}, ${label}: ${waiting}`;

const drawPeople = (place: HTMLElement, tour: Tour) => {
  const row = addTo(place, "div", "");
  row.className = "people";
  row.role = "toolbar";
  row.ariaLabel = "Look around as";
  const alert = addTo(place, "p", "");
  alert.role = "alert";
  alert.hidden = true;

  const change = async ({ person }: Person) => {
    if (row.ariaBusy === "true") return;
    row.ariaBusy = "true";
    const answer = await lookAroundAs(person).catch(() => ({
      refusal: "Rolecall cannot be reached. Check your connection and try again.",
    }));
    if ("path" in answer) {
      location.assign(answer.path);
      return;
    }
    row.ariaBusy = "false";
    alert.hidden = false;
    alert.textContent = answer.refusal;
  };
  const buttons = tour.people.map((one) => {
    const button = addTo(row, "button", one.label);
    const isCurrent = one.person === tour.current;
    button.type = "button";
    button.ariaPressed = String(isCurrent);
    button.title = describe(one);
    button.tabIndex = isCurrent ? 0 : -1;
    button.addEventListener("click", () => void change(one));
    return button;
  });
  const current = buttons.find(({ tabIndex }) => tabIndex === 0) ?? buttons[0];
  if (!current) return;
  current.tabIndex = 0;
  moveByArrows(row, buttons);
  // The whole row need not fit: who looks around is in view.
  row.scrollLeft = current.offsetLeft - row.offsetLeft - 24;
};

const drawMail = (place: HTMLElement) => {
  const mail = addTo(place, "a", "Mail");
  mail.href = "/outbox";
  if (location.pathname.startsWith("/outbox")) mail.ariaCurrent = "page";
};

const draw = (place: HTMLElement, tour: Tour) => {
  const isFolded = place.dataset["folded"] !== undefined;
  place.replaceChildren();
  if (!isFolded) {
    addTo(place, "p", tour.current === null ? "Look around as" : "You are looking around as");
    drawPeople(place, tour);
    if (tour.mail) drawMail(place);
  }
  const fold = addTo(place, "button", isFolded ? "Show the tour" : "Hide");
  fold.type = "button";
  fold.ariaExpanded = String(!isFolded);
  if (!isFolded) fold.ariaLabel = "Hide the tour";
  fold.addEventListener("click", () => {
    if (isFolded) delete place.dataset["folded"];
    else place.dataset["folded"] = "";
    keepFolded(!isFolded);
    draw(place, tour);
    place.querySelector<HTMLElement>("[aria-expanded]")?.focus();
  });
};

/** What stands below the top bar of the client must know how much of this one is in view above it. */
const tellHeight = (place: HTMLElement) => {
  const tell = () => {
    const height = Math.max(0, Math.round(place.getBoundingClientRect().bottom));
    document.documentElement.style.setProperty("--tour", `${height}px`);
  };
  tell();
  addEventListener("scroll", tell, { passive: true });
  new ResizeObserver(tell).observe(place);
};

const place = document.getElementById("tour");
const tour = place && (await readTour().catch(() => null));
if (place && tour) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tourStyle);
  document.adoptedStyleSheets.push(sheet);
  draw(place, tour);
  tellHeight(place);
} else place?.remove();

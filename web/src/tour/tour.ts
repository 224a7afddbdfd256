// Of a demo board's pages: fetches the bar of the tour (tour-bar.ts) when the page has come to rest, so that no
// first screen waits for it. The page comes with the bar's place (styles/tour.css), which is low where it is folded.
{
  const place = document.getElementById("tour");
  try {
    if (place && localStorage.getItem("tour") === "folded") place.dataset["folded"] = "";
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset["theme"] = theme;
  } catch {
    // Storage is closed to us: nothing was kept in it.
  }
  const script = document.createElement("script");
  script.type = "module";
  script.src = "/tour-bar.js";
  addEventListener("load", () => setTimeout(() => document.body.append(script), 1_000));
}

// For the site around: gives each frame of Dugout the height that its content asks for.
addEventListener("message", ({ data, source, origin }) => {
  if (data?.type !== "dugout-height" || !(data.height > 0)) return;
  for (const frame of document.querySelectorAll("iframe")) {
    if (frame.contentWindow === source && new URL(frame.src).origin === origin) {
      frame.style.height = `${Math.min(data.height, 10_000)}px`;
    }
  }
});

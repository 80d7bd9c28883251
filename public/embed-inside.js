// In the frame: tells the site around how high the content is, and again whenever that changes.
const tell = () => parent.postMessage({ type: "dugout-height", height: document.body.scrollHeight }, "*");
new ResizeObserver(tell).observe(document.body);
addEventListener("load", tell);

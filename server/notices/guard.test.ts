import { beforeAll, expect, test } from "vitest";
import { testConnection } from "@/db/testing";
import { aReceiver } from "../testing/receiver";
import { setTestRuntime } from "../testing/runtime";
import { post } from "./channels/post";
import { hookUrl, isPublicAddress } from "./guard";

beforeAll(async () => {
  setTestRuntime(await testConnection());
});

test.each([
  "127.0.0.1",
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "169.254.169.254",
  "172.31.0.1",
  "192.168.1.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::1",
  "::",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "64:ff9b::7f00:1",
  "fc00::1",
  "fd12:3456::1",
  "fe80::1",
  "fe80::1%eth0",
  "ff02::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "not an address",
])("%s is no address of the public internet", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["8.8.8.8", "172.32.0.1", "100.63.255.255", "193.0.0.1", "2606:4700:4700::1111", "2a00:1450::1"])(
  "%s is one",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  "ftp://example.org",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "no address",
  "https://user:word@example.org",
  "http://localhost/in",
  "http://127.0.0.1/in",
  "http://2130706433/in",
  "http://0x7f.1/in",
  "http://[::1]/in",
  "http://[::ffff:7f00:1]/in",
])("%s cannot be the address of a hook", (url) => {
  expect(() => hookUrl(url, "webhook")).toThrow("hook-url-not-allowed");
});

test("a message for Discord goes to Discord alone", () => {
  const url = "https://discord.com/api/webhooks/1/token";
  expect(hookUrl(url, "discord")).toBe(url);
  for (const other of ["https://discord.com.example.org/api/webhooks/1/t", "http://discord.com/api/webhooks/1/t"])
    expect(() => hookUrl(other, "discord")).toThrow("hook-url-not-of-discord");
  expect(hookUrl("https://example.org/in?x=1", "webhook")).toBe("https://example.org/in?x=1");
});

test("a name that leads to this machine is refused where it leads, and nothing arrives", async () => {
  const receiver = await aReceiver();
  const { port } = new URL(receiver.url);
  for (const host of ["localhost", "127.0.0.1"]) {
    const answer = await post({ url: `http://${host}:${port}/`, headers: {}, body: "{}" });
    expect(answer).toEqual({ status: undefined, text: "private-address" });
  }
  expect(receiver.received).toEqual([]);
  await receiver.close();
});

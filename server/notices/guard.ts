import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { refused } from "../errors";
import { runtime } from "../runtime";

/** Networks that are nobody's public server: this machine, private and link-local ones, tunnels, tests, multicast. */
const CLOSED_4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const;
/** All of IPv6 but the global addresses of today, and of those the ones that stand for others. */
const OPEN_6 = ["2000::", 3] as const;
const CLOSED_6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const closed = new BlockList();
for (const [network, bits] of CLOSED_4) closed.addSubnet(network, bits, "ipv4");
for (const [network, bits] of CLOSED_6) closed.addSubnet(network, bits, "ipv6");
const open6 = new BlockList();
open6.addSubnet(...OPEN_6, "ipv6");

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  // A zone ("fe80::1%eth0") is part of a link-local address alone.
  if (address.includes("%")) return false;
  if (isIP(address) === 4) return !closed.check(address, "ipv4");
  return isIP(address) === 6 && open6.check(address, "ipv6") && !closed.check(address, "ipv6");
}

/** Hosts under which Discord takes messages. */
const DISCORD = /^(ptb\.|canary\.)?discord(app)?\.com$/;

/**
 * The address of a hook, if it may be one: http or https, no user in it, Discord's own for Discord. Where a name leads is
 * judged when something is sent.
 * @throws AppError `hook-url-not-allowed`, `hook-url-not-of-discord`
 */
export function hookUrl(text: string, kind: "webhook" | "discord"): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "")
    throw refused("hook-url-not-allowed");
  if (mayReachPrivate()) return url.href;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (host === "localhost" || (isIP(host) !== 0 && !isPublicAddress(host))) throw refused("hook-url-not-allowed");
  const isDiscord =
    url.protocol === "https:" && DISCORD.test(url.hostname) && url.pathname.startsWith("/api/webhooks/");
  if (kind === "discord" && !isDiscord) throw refused("hook-url-not-of-discord");
  return url.href;
}

export const mayReachPrivate = (): boolean => runtime().env.DUGOUT_PRIVATE_HOOKS === "on";

/** A name led to an address that is not one of the public internet. */
export class PrivateAddress extends Error {}

/** Looks a name up and refuses where it leads; the connection goes to the very address that was judged. */
export const publicLookup: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error !== null || first === undefined) return answer(error ?? new Error("no address"), "", 0);
    if (!found.every(({ address }) => isPublicAddress(address))) return answer(new PrivateAddress(), "", 0);
    if (options.all === true) return answer(null, found);
    answer(null, first.address, first.family);
  });
};

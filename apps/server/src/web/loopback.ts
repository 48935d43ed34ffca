/** Whether a host name or an address, IPv6 or mapped IPv4 as well, is this machine's own and no other can reach it. */
export const isLoopback = (host: string): boolean =>
  /^(?:(?:::ffff:)?127(?:\.[0-9]+){3}|::1|(?:.+\.)?localhost)$/i.test(host)

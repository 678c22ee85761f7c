/** Empty: without this file Next would take the portal's own, which it finds in a parent folder. */
export function register() {}

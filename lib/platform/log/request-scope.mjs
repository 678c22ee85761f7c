// @ts-check
import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What is known of the request that is being answered, at any place in its work.
 *
 * @typedef {object} RequestScope
 * @property {string} requestId
 * @property {boolean} isCounted Whether it already is in the metrics.
 * @property {boolean} [hasQuery] Whether a page that is made for it holds its query.
 * @property {() => Promise<void>} [takeTurn] Settles when the server may begin with it, or go on.
 * @property {() => boolean} [leaveTurn] Lets others begin until its body is there; false for one without a turn, or whose body is there.
 * @property {string} [refusal] The code it was refused with.
 * @property {() => void} [noteOutage] Called when the page of this request fails for want of the database or the store.
 */

/** The bundler may make this file several times for one process; they share one storage. */
const shared = /** @type {{ requestScope?: AsyncLocalStorage<RequestScope> }} */ (globalThis);

shared.requestScope ??= new AsyncLocalStorage();

export const requestScope = shared.requestScope;

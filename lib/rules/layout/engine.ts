import ELK from 'elkjs/lib/elk.bundled.js';
import type { LayoutEngine } from './arrangement';

let engine: LayoutEngine | null = null;

/** elkjs in this thread, which it blocks while it works: for where nothing else runs, or nothing can run beside it. */
export function startEngine(): LayoutEngine {
	engine ??= new ELK();
	return engine;
}

'use client';

import { useState } from 'react';
import { runStroke, type Stroke } from './strokes';

export interface Bulk {
	/** A stroke that was begun here is under way. */
	isRunning: boolean;
	/** Resolves when it is over, or was stopped. */
	run: (stroke: Stroke) => Promise<void>;
}

/** Does the same to many rows of a page, whose buttons for that wait meanwhile. */
export function useBulk(): Bulk {
	const [isRunning, setRunning] = useState(false);
	const run = async (stroke: Stroke) => {
		setRunning(true);
		await runStroke(stroke);
		setRunning(false);
	};
	return { isRunning, run };
}

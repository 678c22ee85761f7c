import { useState } from 'react';
import { type BulkOperation, runBulkOperation } from '../bulk-operations';

interface SelectedOperation extends Omit<BulkOperation, 'nameOf'> {
	/** What is said of one where the server gives no reason. */
	failed: string;
}

export interface BulkOperations {
	isRunning: boolean;
	/** Resolves when it is over or was stopped, with the keys of those that it was done to. */
	run: (operation: SelectedOperation) => Promise<readonly string[]>;
}

/** Does the same to many rows of a list, one after the other. */
export function useBulk(nameOf: (key: string) => string): BulkOperations {
	const [isRunning, setRunning] = useState(false);
	const run: BulkOperations['run'] = async ({ failed, call, ...operation }) => {
		const done: string[] = [];
		setRunning(true);
		await runBulkOperation({
			...operation,
			nameOf,
			call: async (key, batch) => {
				const answer = await call(key, batch);
				if (answer.ok) done.push(key);
				return answer.ok || answer.message ? answer : { ...answer, message: failed };
			},
		});
		setRunning(false);
		return done;
	};
	return { isRunning, run };
}

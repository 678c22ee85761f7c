import { useEffect } from 'react';
import { useStore } from '@/lib/client/use-store';
import type { Language } from '@/lib/core/language';
import type { ImportKind } from './import-kinds';
import {
	checkImport,
	executeImport,
	type ImportState,
	importRuns,
	resetImport,
	watchImport,
} from './import-runs';

interface Importing {
	state: ImportState;
	/** Asks what the file would do. */
	check: (file: File) => void;
	/** Does what was shown last. Members are mailed in `mailLanguage`. */
	execute: (mailLanguage: Language) => void;
	reset: () => void;
}

/** The file of that kind on its way to being read in, whose panel this is. */
export function useImport(kind: ImportKind, failure: string): Importing {
	const { states } = useStore(importRuns);
	useEffect(() => watchImport(kind), [kind]);
	return {
		state: states[kind],
		check: (file) => void checkImport(kind, file, failure),
		execute: (mailLanguage) => void executeImport(kind, { failure, mailLanguage }),
		reset: () => resetImport(kind),
	};
}

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the browser prints the page: from before it lays the page out for paper until it has done so. */
export function usePrinting(): boolean {
	const [isPrinting, setPrinting] = useState(false);
	useEffect(() => {
		const begin = () => flushSync(() => setPrinting(true));
		const end = () => setPrinting(false);
		addEventListener('beforeprint', begin);
		addEventListener('afterprint', end);
		return () => {
			removeEventListener('beforeprint', begin);
			removeEventListener('afterprint', end);
		};
	}, []);
	return isPrinting;
}

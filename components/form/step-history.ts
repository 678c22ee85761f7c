import { useCallback, useEffect, useRef } from 'react';

const stepPattern = /^#(?:edit-)?step-([2-9])$/;

/** The step that is in an address, counted from 0. */
export function stepIn(hash: string): number {
	return Number(stepPattern.exec(hash)?.[1] ?? 1) - 1;
}

interface StepHistory {
	/** Gives the step that the wizard begins with its entries, one for each step before it. */
	begin: (step: number) => void;
	/** Goes to a step: a later one gets an entry, an earlier one is gone back to and then shown. */
	goTo: (step: number) => void;
}

/**
 * Gives each step of a wizard an entry in the browser's history, so that Back goes one step back: `#step-2`, and for
 * a record that is changed `#edit-step-2`. `show` gets the step that Back or Forward leads to.
 */
export function useStepHistory(prefix: 'step' | 'edit-step', show: (step: number) => void): StepHistory {
	const latestShow = useRef(show);
	latestShow.current = show;
	useEffect(() => {
		const { pathname } = location;
		const follow = () => {
			// Else the wizard is being left.
			if (location.pathname === pathname) latestShow.current(stepIn(location.hash));
		};
		addEventListener('popstate', follow);
		return () => removeEventListener('popstate', follow);
	}, []);
	const goTo = useCallback(
		(step: number) => {
			const current = stepIn(location.hash);
			if (step < current) history.go(step - current);
			// The router makes a transition of it. In the event that sends the form, React would take that for the form's
			// own, and look for a button that the next step has replaced.
			queueMicrotask(() => {
				for (let next = current + 1; next <= step; next += 1)
					history.pushState(null, '', `#${prefix}-${next + 1}`);
			});
		},
		[prefix],
	);
	const begin = useCallback(
		(step: number) => {
			// A page that is loaded again has its entries already.
			if (stepIn(location.hash) === step) return;
			history.replaceState(null, '', location.pathname + location.search);
			goTo(step);
		},
		[goTo],
	);
	return { begin, goTo };
}

/** Leaves the entries of a wizard that is closed. */
export function leaveSteps(): void {
	const step = stepIn(location.hash);
	if (step > 0) history.go(-step);
}

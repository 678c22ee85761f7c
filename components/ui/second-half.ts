import type { MouseEvent } from 'react';

/** The second click of a double click lands on the next step's button; nobody means that one. */
export function refuseSecondHalf(event: MouseEvent): void {
	if (event.detail > 1) event.preventDefault();
}

let holds = 0;

function ask(event: BeforeUnloadEvent): void {
	event.preventDefault();
}

/** Has the browser ask before the page is left or closed, until the answered function is called. */
export function askBeforeLeaving(): () => void {
	if (holds === 0) addEventListener('beforeunload', ask);
	holds += 1;
	return () => {
		holds -= 1;
		if (holds === 0) removeEventListener('beforeunload', ask);
	};
}

/** Whether something is under way that ends with the page. */
export function isSomethingUnderWay(): boolean {
	return holds > 0;
}

/** Has the browser ask no more: whoever leaves now has been asked, or has no choice. */
export function leaveUnasked(): void {
	removeEventListener('beforeunload', ask);
}

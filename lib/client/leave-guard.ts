/** What somebody has typed in a form and not sent yet. */
export interface UnsavedEdits {
	hasEdits: () => boolean;
	/** Whether `element` holds the form. */
	isIn: (element: Element) => boolean;
	/** Whether the tab keeps them as a draft, which the same page begins with when it is opened again. */
	isKept?: boolean;
}

const unsaved = new Set<UnsavedEdits>();
/** Bulk operations, imports: they go on while another page of the portal is open, and end with the document. */
let runningOperations = 0;
/** Somebody has been asked, or has no choice. Typing more ends it. */
let isReleased = false;
/** The page on which something was typed last: its path and query. */
let guardedPage = '';

/** Has the browser, or the portal, ask before `edits` are lost, until the returned function is called. */
export function guardEdits(edits: UnsavedEdits): () => void {
	unsaved.add(edits);
	resume();
	return () => {
		unsaved.delete(edits);
		listenForUnload();
		// A form that was being sent may close by itself while the question is shown.
		if (!hasUnsavedEdits()) dismiss?.();
	};
}

/** Has the browser ask before the document goes while an operation runs, until the returned function is called. */
export function guardOperation(): () => void {
	runningOperations += 1;
	listenForUnload();
	return () => {
		runningOperations -= 1;
		listenForUnload();
	};
}

export function isOperationRunning(): boolean {
	return runningOperations > 0;
}

/** Stops asking: the page is left. */
export function releaseGuard(): void {
	isReleased = true;
	listenForUnload();
}

/** Whether a form in `element` holds edits that are not saved; without `element`, any form of the page. */
export function hasUnsavedEdits(element?: Element): boolean {
	return [...unsaved].some((edits) => (!element || edits.isIn(element)) && edits.hasEdits());
}

type Leave = () => void;

let ask: ((leave: Leave) => void) | null = null;
let dismiss: (() => void) | null = null;

/** Leaves the page, after a question when edits would be lost. */
export function askToLeave(leave: Leave): void {
	askIf(hasUnsavedEdits(), () => {
		releaseGuard();
		leave();
	});
}

/**
 * Leaves the page for itself in another language: without a question where all edits are kept as drafts. `leave` is called
 * with whether there are such edits.
 */
export function askToSwitchLanguage(leave: (hasKeptEdits: boolean) => void): void {
	const edited = [...unsaved].filter((edits) => edits.hasEdits());
	const areKept = edited.length > 0 && edited.every(({ isKept }) => isKept);
	if (!areKept) {
		askToLeave(() => leave(false));
		return;
	}
	releaseGuard();
	leave(true);
}

/** Closes the part of the page that `element` is, after a question when edits in it would be lost. */
export function askToClose(element: Element | null, close: () => void): void {
	askIf(element !== null && hasUnsavedEdits(element), close);
}

function askIf(isNeeded: boolean, leave: Leave): void {
	if (isNeeded && ask) ask(leave);
	else leave();
}

/**
 * Asks with `onAsk` before a link, Back or Forward loses edits, until the returned function is called. `onDismiss` takes
 * the question back when there is nothing left to lose.
 */
export function watchLeaving(onAsk: (leave: Leave) => void, onDismiss: () => void): () => void {
	ask = onAsk;
	dismiss = onDismiss;
	// In the capture phase of the window: before React, and before the router, which follows both.
	addEventListener('click', holdLink, true);
	addEventListener('popstate', holdTraversal, true);
	addEventListener('input', resume, true);
	const { navigation } = window;
	navigation?.addEventListener('currententrychange', noteEntry);
	return () => {
		ask = null;
		dismiss = null;
		removeEventListener('click', holdLink, true);
		removeEventListener('popstate', holdTraversal, true);
		removeEventListener('input', resume, true);
		navigation?.removeEventListener('currententrychange', noteEntry);
	};
}

function resume(): void {
	isReleased = false;
	guardedPage = location.pathname + location.search;
	listenForUnload();
}

function listenForUnload(): void {
	const isNeeded = !isReleased && (runningOperations > 0 || unsaved.size > 0);
	if (isNeeded) addEventListener('beforeunload', holdUnload);
	else removeEventListener('beforeunload', holdUnload);
}

function holdUnload(event: BeforeUnloadEvent): void {
	if (runningOperations > 0 || hasUnsavedEdits()) event.preventDefault();
}

function holdLink(event: MouseEvent): void {
	if (isReleased || !(event.target instanceof Element)) return;
	const link = event.target.closest<HTMLAnchorElement>('a[href]');
	if (!link || !leadsAway(link, event, location) || !hasUnsavedEdits()) return;
	event.preventDefault();
	event.stopPropagation();
	askToLeave(() => link.click());
}

/** Whether a click leads from the page to another one of the portal. Of other sites the browser itself asks. */
export function leadsAway(
	link: Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'target'> & {
		hasAttribute: (name: string) => boolean;
	},
	click: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
	here: Pick<Location, 'origin' | 'pathname' | 'search'>,
): boolean {
	const opensElsewhere =
		click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
	const staysOpen = (link.target !== '' && link.target !== '_self') || link.hasAttribute('download');
	const isSamePage = link.pathname === here.pathname && link.search === here.search;
	return !opensElsewhere && !staysOpen && link.origin === here.origin && !isSamePage;
}

/** The history entry before the current one; null where the browser does not say. */
let entryBefore: number | null = null;
let isReturning = false;

function noteEntry({ from }: NavigationCurrentEntryChangeEvent): void {
	entryBefore = from.index;
}

/** Goes back to the page that Back or Forward has left, and asks. */
function holdTraversal(event: PopStateEvent): void {
	if (isReturning) {
		isReturning = false;
		event.stopImmediatePropagation();
		return;
	}
	const isSamePage = location.pathname + location.search === guardedPage;
	if (isReleased || isSamePage || !hasUnsavedEdits()) return;
	event.stopImmediatePropagation();
	const index = window.navigation?.currentEntry?.index;
	// A browser that does not say how far it went has most likely gone back.
	const distance = index === undefined || entryBefore === null ? -1 : index - entryBefore;
	isReturning = true;
	history.go(-distance);
	askToLeave(() => history.go(distance));
}

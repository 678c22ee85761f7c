import type { ZoomTransform } from 'd3-zoom';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Places } from '@/lib/client/family/diagram/diagram-plan';
import type { FamilyLine } from '@/lib/rules/layout/lines';
import { getDrawnLines, getName } from './line-list';

interface Picture {
	places: Places;
	lines: readonly FamilyLine[];
}

interface Motion {
	/** What was drawn before, and how it was seen. */
	from: Picture;
	view: ZoomTransform;
	moved: WeakSet<Element>;
}

const nothing: Picture = { places: new Map(), lines: [] };
const timing = { duration: 200, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/**
 * After a change cards and lines go from where they were seen to where they stand now, and new ones fade in; not for
 * who wants no motion. `settle` first moves the view to where the new picture is to be seen.
 */
export function useMotion(
	layer: RefObject<HTMLElement | null>,
	{ places, lines }: Picture,
	currentView: () => ZoomTransform,
	settle: (before: Places) => void,
): void {
	const drawn = useRef<Picture>(nothing);
	const motion = useRef<Motion | null>(null);
	// After every rendering: settling mounts more, which moves too.
	useLayoutEffect(() => {
		const from = drawn.current;
		drawn.current = { places, lines };
		if (from.places !== places) {
			const begun = { from, view: currentView(), moved: new WeakSet<Element>() };
			settle(from.places);
			if (from.places.size > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
				motion.current = begun;
				requestAnimationFrame(() => {
					if (motion.current === begun) motion.current = null;
				});
			}
		}
		if (motion.current && layer.current) move(layer.current, motion.current, drawn.current, currentView());
	});
}

function move(layer: HTMLElement, { from, view, moved }: Motion, to: Picture, now: ZoomTransform): void {
	const begin = (element: Element, keyframe: Keyframe) => {
		moved.add(element);
		// The end is what the element's style says.
		element.animate([{ ...keyframe, offset: 0 }], timing);
	};
	for (const card of layer.querySelectorAll<HTMLElement>('[data-card]')) {
		const [before, after] = [from.places, to.places].map((places) => places.get(card.dataset.card ?? ''));
		if (moved.has(card) || !after) continue;
		if (!before) begin(card, { opacity: 0 });
		else {
			const x = (view.applyX(before.x) - now.applyX(after.x)) / now.k;
			const y = (view.applyY(before.y) - now.applyY(after.y)) / now.k;
			if (x !== 0 || y !== 0) begin(card, { translate: `${x}px ${y}px` });
		}
	}
	const [before, after] = [from.lines, to.lines].map(
		(lines) => new Map(lines.map((line) => [getName(line), line.path])),
	);
	const translate = `${(view.x - now.x) / now.k}px ${(view.y - now.y) / now.k}px`;
	for (const { path: line, name } of getDrawnLines(layer)) {
		const [old, path] = [before, after].map((paths) => paths?.get(name));
		if (moved.has(line) || path === undefined) continue;
		if (old === undefined || view.k !== now.k || getShape(old) !== getShape(path))
			begin(line, { opacity: 0 });
		else if (old !== path || view.x !== now.x || view.y !== now.y) {
			begin(line, { d: `path("${old}")`, translate });
		}
	}
}

/** Between paths of one shape the browser finds those in between. */
function getShape(path: string): string {
	return path.replace(/[^a-z]/gi, '');
}

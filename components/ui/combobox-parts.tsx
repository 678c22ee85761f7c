import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

/** Opens and closes the list of a text field with suggestions. */
export function ListToggle({ isOpen, ...rest }: ComponentProps<'button'> & { isOpen: boolean }) {
	return (
		<button
			{...rest}
			type="button"
			className="absolute top-0 right-0 grid size-11 place-items-center text-text-muted"
		>
			<ChevronDown aria-hidden="true" className={`size-5 ${isOpen ? 'rotate-180' : ''}`} />
		</button>
	);
}

/** The look of such a list, below its field. */
export function listClass(isShown: boolean): string {
	return `absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto overscroll-contain rounded-control border border-control bg-surface py-1 shadow-soft ${isShown ? '' : 'hidden'}`;
}

import type { ComponentProps } from 'react';
import { controlClass } from './control-style';

/** A native list of choices; its `option`s are the children. */
export function Select({ className = '', children, ...rest }: ComponentProps<'select'>) {
	return (
		<span className="relative block">
			<select className={`${controlClass} appearance-none pr-10 ${className}`} {...rest}>
				{children}
			</select>
			<svg
				aria-hidden="true"
				viewBox="0 0 20 20"
				className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 fill-none stroke-2 stroke-current text-text-muted"
			>
				<path d="m5 7.5 5 5 5-5" strokeLinecap="round" strokeLinejoin="round" />
			</svg>
		</span>
	);
}

import type { ComponentProps } from 'react';

/**
 * Invisible, out of the order of Tab and unknown to screen readers, yet not `display: none`, which programs that fill
 * in forms know. What is written in it marks the message as spam.
 */
export function TrapField({ label, field }: { label: string; field: ComponentProps<'input'> }) {
	return (
		<div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
			<label>
				{label}
				<input type="text" tabIndex={-1} autoComplete="off" {...field} />
			</label>
		</div>
	);
}

import { trapField } from '@/lib/features/inbox/form';

/**
 * Invisible, out of the order of Tab and unknown to screen readers, yet not `display: none`, which programs that fill
 * in forms know. What is written in it marks the message as spam.
 */
export function TrapField({ label }: { label: string }) {
	return (
		<div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
			<label>
				{label}
				<input type="text" name={trapField} tabIndex={-1} autoComplete="off" defaultValue="" />
			</label>
		</div>
	);
}

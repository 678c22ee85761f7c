import type { ComponentProps } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
	label: string;
}

/** A tick box with its label; the whole line is the target. */
export function Checkbox({ label, className = '', ...rest }: CheckboxProps) {
	return (
		<label className={`inline-flex min-h-11 items-center gap-3 ${className}`}>
			<input type="checkbox" className="size-5 shrink-0 accent-primary" {...rest} />
			<span className="min-w-0">{label}</span>
		</label>
	);
}

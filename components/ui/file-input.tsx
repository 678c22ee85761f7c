import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonClass } from './button-style';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type'> {
	/** `<id>-hint`, `<id>-error` and, where it `hasLabel`, `<id>-label` stand elsewhere in the field. */
	id: string;
	/** What the button says. */
	action: string;
	Icon: LucideIcon;
	hasLabel?: boolean;
	isRefused?: boolean;
}

/** The button that chooses files. */
export function FileInput({
	id,
	action,
	Icon,
	hasLabel = false,
	isRefused = false,
	...input
}: FileInputProps) {
	return (
		<label
			className={buttonClass(
				'outline',
				'px-4 text-sm has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2',
			)}
		>
			<Icon aria-hidden="true" className="size-5" />
			<span id={`${id}-action`}>{action}</span>
			<input
				id={id}
				type="file"
				aria-labelledby={hasLabel ? `${id}-label ${id}-action` : `${id}-action`}
				aria-describedby={isRefused ? `${id}-error ${id}-hint` : `${id}-hint`}
				aria-invalid={isRefused ? true : undefined}
				className="sr-only"
				{...input}
			/>
		</label>
	);
}

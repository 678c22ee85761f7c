import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonClass } from './button-style';
import { Spinner } from './spinner';

interface ButtonProps extends ComponentProps<'button'> {
	look?: ButtonLook;
	/** The label while the button's work is under way; it takes no clicks then, and keeps the focus. */
	busyLabel?: string | false | undefined;
}

export function Button({
	look = 'primary',
	busyLabel,
	className,
	children,
	onClick,
	type,
	...rest
}: ButtonProps) {
	const isBusy = typeof busyLabel === 'string';
	return (
		<button
			type={type ?? 'button'}
			className={buttonClass(look, className)}
			aria-busy={isBusy || undefined}
			aria-disabled={isBusy || undefined}
			onClick={isBusy ? refuseClick : onClick}
			{...rest}
		>
			{isBusy && <Spinner />}
			{isBusy ? busyLabel : children}
		</button>
	);
}

function refuseClick(event: MouseEvent) {
	event.preventDefault();
}

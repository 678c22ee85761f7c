interface PhoneNumberProps {
	/** As somebody typed it. */
	number: string;
	/** The same as E.164; null or absent where it cannot be dialled. */
	e164: string | null | undefined;
	/** Names the link to WhatsApp; there is none without it, as on a member's own number. */
	whatsapp?: string;
}

/** A telephone number with links to call it and to write to it. One that cannot be dialled is text alone. */
export function PhoneNumber({ number, e164, whatsapp }: PhoneNumberProps) {
	if (!e164) return number;
	const look = 'text-primary underline underline-offset-4 print:text-inherit print:no-underline';
	return (
		<>
			<a href={`tel:${e164}`} className={look}>
				{number}
			</a>
			{whatsapp && (
				<a
					href={`https://wa.me/${e164.slice(1)}`}
					target="_blank"
					rel="noopener noreferrer"
					aria-label={`${whatsapp}: ${number}`}
					className={`ml-3 ${look} print:hidden`}
				>
					{whatsapp}
				</a>
			)}
		</>
	);
}

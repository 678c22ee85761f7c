/** Asks once for each argument. For as long as the answer function itself is kept. */
export function askedOnce<Of, Answer>(ask: (of: Of) => Answer): (of: Of) => Answer {
	const answers = new Map<Of, { answer: Answer }>();
	return (of) => {
		const known = answers.get(of);
		if (known) return known.answer;
		const answer = ask(of);
		answers.set(of, { answer });
		return answer;
	};
}

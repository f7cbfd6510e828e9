import type { QuestionInput } from "./interaction.ts";

/**
 * Whether answers name every question and nothing else, by exact text. The host asks this of the current interaction
 * before it admits a response; incomplete answers leave the command id unused.
 */
export function checkQuestionAnswers(
  questionInput: QuestionInput,
  answers: Readonly<Record<string, string>>,
): { ok: true } | { ok: false; missing: string[]; unknown: string[] } {
  const questions = questionInput.questions.map(({ question }) => question);
  const missing = questions.filter((question) => !Object.hasOwn(answers, question));
  const unknown = Object.keys(answers).filter((answered) => !questions.includes(answered));
  return missing.length === 0 && unknown.length === 0 ? { ok: true } : { ok: false, missing, unknown };
}

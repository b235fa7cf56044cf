export async function getJson<Answer>(name: string): Promise<Answer> {
  const answer = await fetch(`/data/${name}.json`);
  return answer.json();
}

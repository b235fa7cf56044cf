export async function getJson(name) {
  const answer = await fetch(`/data/${name}.json`);
  return answer.json();
}

#!/bin/sh
# A key and a certificate for nginx on a company network: make-certificate.sh signals.example.org [FOLDER]
# platform.csr is for the certificate authority of the organisation: replace platform.crt by what it signs. Until then
# platform.crt is self-signed, and browsers warn.
set -eu
host="${1:?the host name that colleagues open, such as signals.example.org}"
folder="${2:-.}"
mkdir -p "$folder"
for file in platform.key platform.csr platform.crt; do
  if [ -e "$folder/$file" ]; then
    echo "$folder/$file is there already, and is not written over: move it away first." >&2
    exit 1
  fi
done
umask 077
openssl req -new -newkey rsa:2048 -nodes -subj "/CN=$host" -addext "subjectAltName=DNS:$host" \
  -keyout "$folder/platform.key" -out "$folder/platform.csr"
openssl req -x509 -key "$folder/platform.key" -subj "/CN=$host" -addext "subjectAltName=DNS:$host" -days 397 \
  -out "$folder/platform.crt"

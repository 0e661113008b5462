#!/bin/sh
# The part of Debian that a process of ours needs, in a folder of its own: `sh system.sh FOLDER PACKAGE…`. No shell, no
# package manager. What scanners read of each package, and its licence, come along.
set -eu
out=$1
shift
mkdir -p "$out/usr/lib" "$out/usr/bin" "$out/usr/sbin" "$out/var/lib/dpkg/status.d" "$out/etc" "$out/proc" "$out/dev" "$out/sys"
install -d -m 1777 "$out/tmp"
# Debian's own links; /lib64 only where the platform has it.
for link in lib lib64 bin sbin; do
  if [ -L "/$link" ]; then
    mkdir -p "$out/usr/$link"
    ln -s "usr/$link" "$out/$link"
  fi
done
for package in "$@"; do
  dpkg -L "$package" | while read -r path; do
    case "$path" in
      # Tables of old character sets, 8 MB: Node has its own.
      */gconv/* | /usr/share/man/* | /usr/share/lintian/* | /usr/share/bug/*) continue ;;
      /usr/share/doc/*/copyright) ;;
      /usr/share/doc/*) continue ;;
    esac
    if [ -d "$path" ] && [ ! -L "$path" ]; then continue; fi
    mkdir -p "$out$(dirname "$path")"
    cp -dp "$path" "$out$path"
  done
  dpkg -s "$package" > "$out/var/lib/dpkg/status.d/$package"
done
cp /etc/os-release "$out/etc/os-release"
printf 'root:x:0:0::/:/sbin/nologin\nvivid:x:1000:1000::/tmp:/sbin/nologin\n' > "$out/etc/passwd"
printf 'root:x:0:\nvivid:x:1000:\n' > "$out/etc/group"
# Names are looked up in /etc/hosts first, then by the engine's DNS.
printf 'passwd: files\ngroup: files\nhosts: files dns\n' > "$out/etc/nsswitch.conf"
